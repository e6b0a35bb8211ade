import { findStoredPages, purgePages, showStoredPages } from '@marram/contract/desk/stored-pages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Eraser } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { InferOutput } from 'valibot'
import { describeFailure } from '../kit/describe-failure.ts'
import { asking } from '../kit/desk-client.ts'
import { format } from '../kit/format.ts'
import { QueryState } from '../kit/query-state.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { useCommand } from '../kit/use-command.ts'
import { megabytes } from './moment.ts'
import type { SystemAddress } from './system-search.ts'
import { words } from './words.ts'

const PurgeDialog = lazy(async () => ({ default: (await import('./purge-dialog.tsx')).PurgeDialog }))

const beatMs = 30_000

/** Rendered pages in memory, found by tag or address. */
export function StoredPages({ q, search }: SystemAddress) {
  const [isAsking, setAsking] = useState(false)
  const query = useQuery({ ...asking(findStoredPages, { search: q }), placeholderData: keepPreviousData })
  const { mutate, isPending, isSuccess, error, variables } = useCommand(purgePages)
  const purge = (tag: string) => mutate({ input: { kind: 'tags', tags: [tag] } })
  const purged = variables?.input.kind === 'tags' ? variables.input.tags.join() : ''
  return (
    <>
      <div className="system__bar">
        <SearchField label={words.searchPages} written={q} onSearch={search} />
        <span className="muted" role="status">
          {isSuccess && words.purged(purged)}
        </span>
        {error !== null && (
          <span className="late" role="alert">
            {describeFailure(error)}
          </span>
        )}
        <button type="button" className="btn btn--stop page__end" onClick={() => setAsking(true)}>
          <Eraser className="i" aria-hidden="true" /> {words.purgeEverything}
        </button>
      </div>
      <div className="system">
        <CacheNodes />
        {query.data === undefined ? (
          <QueryState query={query} />
        ) : (
          <div className="system__two">
            <Tags found={query.data} isOff={isPending} purge={purge} />
            <Pages found={query.data} isOff={isPending} purge={purge} />
          </div>
        )}
      </div>
      <Suspense>{isAsking && <PurgeDialog onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}

function CacheNodes() {
  const query = useQuery({ ...asking(showStoredPages, {}), refetchInterval: beatMs })
  if (query.data === undefined) return <QueryState query={query} />
  const { nodes, maxBytes } = query.data
  return (
    <section className="panel" aria-labelledby="cache">
      <div className="panel__head">
        <h2 id="cache">{words.cache}</h2>
        <span className="count">{words.roomOf(megabytes(maxBytes))}</span>
      </div>
      <table className="t system__table">
        <caption className="hide">{words.cache}</caption>
        <thead>
          <tr>
            <th scope="col">{words.node}</th>
            <th scope="col" className="num">
              {words.pages}
            </th>
            <th scope="col" className="num">
              {words.size}
            </th>
            <th scope="col" className="num">
              <abbr title={words.hitsMore}>{words.hits}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {nodes.map(({ name, isSelf, count, bytes, hits, misses, seenAt }) => (
            <tr key={`${name} ${isSelf} ${seenAt}`}>
              <th scope="row">
                {name} {isSelf && <small className="sub">{words.thisNode}</small>}
              </th>
              <td className="num">{format.number(count)}</td>
              <td className="num">{megabytes(bytes)}</td>
              <td className="num">
                {hits + misses === 0 ? '–' : `${format.number((100 * hits) / (hits + misses))} %`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type FoundProps = {
  readonly found: InferOutput<(typeof findStoredPages)['output']>
  readonly isOff: boolean
  readonly purge: (tag: string) => void
}

function Tags({ found: { tags, tagCount }, isOff, purge }: FoundProps) {
  return (
    <section className="panel" aria-labelledby="tags">
      <div className="panel__head">
        <h2 id="tags">{words.tags}</h2>
        <span className="count">{words.shownOf(format.number(tags.length), format.number(tagCount))}</span>
      </div>
      {tags.length === 0 && <p className="pad muted">{words.nothingFound.title}</p>}
      <ul className="rows">
        {tags.map(({ tag, pages }) => (
          <li key={tag} className="rows__a">
            <code className="cut">{tag}</code>
            <small className="sub nowrap">{words.pageCount(format.number(pages), pages)}</small>
            <span className="panel__end">
              <button
                type="button"
                className="btn btn--28"
                disabled={isOff}
                aria-label={words.purgeTag(tag)}
                onClick={() => purge(tag)}
              >
                {words.purge}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pages({ found: { pages, pageCount, node }, isOff, purge }: FoundProps) {
  return (
    <section className="panel" aria-labelledby="pages">
      <div className="panel__head">
        <h2 id="pages">{words.pages}</h2>
        <span className="count">
          {words.shownOf(format.number(pages.length), format.number(pageCount))}, {node}
        </span>
      </div>
      {pages.length === 0 && <p className="pad muted">{words.nothingFound.title}</p>}
      <ul className="rows">
        {pages.map(({ edition, path, bytes, tags }) => (
          <li key={`${edition} ${path}`}>
            <details>
              <summary className="rows__a">
                <small className="sub">{edition}</small>
                <span className="cut">{path}</span>
                <span className="num sub nowrap">{megabytes(bytes)}</span>
              </summary>
              <p className="pad muted">{words.tagsOfPage}</p>
              <ul className="system__tags">
                {tags.map((tag) => (
                  <li key={tag}>
                    <button
                      type="button"
                      className="btn btn--28"
                      disabled={isOff}
                      aria-label={words.purgeTag(tag)}
                      onClick={() => purge(tag)}
                    >
                      <Eraser className="i" aria-hidden="true" /> {tag}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
