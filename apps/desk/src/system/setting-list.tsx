import { listSettings, type ShownSetting } from '@marram/contract/desk/settings'
import { useQuery } from '@tanstack/react-query'
import { asking } from '../kit/desk-client.ts'
import { QueryState } from '../kit/query-state.tsx'
import { SearchField } from '../kit/search-field.tsx'
import type { SystemAddress } from './system-search.ts'
import { words } from './words.ts'

/** Changed in the environment file or the environment, and read at the start. */
export function SettingList({ q, search }: SystemAddress) {
  const query = useQuery({ ...asking(listSettings, {}), staleTime: Number.POSITIVE_INFINITY })
  if (query.data === undefined) return <QueryState query={query} />
  const asked = q.toLowerCase().split(/\s+/)
  const shown = query.data.settings.filter(({ name, meaning, value }) =>
    asked.every((word) => `${name} ${meaning} ${value ?? ''}`.toLowerCase().includes(word)),
  )
  return (
    <>
      <div className="system__bar">
        <SearchField label={words.searchSettings} written={q} onSearch={search} />
        <p className="muted">{words.settingsOf(query.data.node)}</p>
      </div>
      <div className="system">
        <section className="panel" aria-label={words.parts.settings}>
          {shown.length === 0 ? (
            <p className="pad muted">{words.nothingFound.title}</p>
          ) : (
            <table className="t system__table system__settings">
              <caption className="hide">{words.parts.settings}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.setting}</th>
                  <th scope="col">{words.value}</th>
                  <th scope="col">{words.source}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((setting) => (
                  <tr key={setting.name}>
                    <th scope="row">
                      <code>{setting.name}</code>
                      <small className="sub" lang="en">
                        {setting.meaning}
                      </small>
                    </th>
                    <td>
                      <Value setting={setting} />
                    </td>
                    <td className="muted">{setting.isSet ? words.sources[setting.source] : ''}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      </div>
    </>
  )
}

function Value({ setting: { isSecret, isSet, value } }: { readonly setting: ShownSetting }) {
  if (isSecret) return <span className="muted">{isSet ? words.secretSet : words.notSet}</span>
  if (value === null) return <span className="muted">{words.notSet}</span>
  return <code className="system__value">{value}</code>
}
