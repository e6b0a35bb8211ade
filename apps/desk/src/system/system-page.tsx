import './system.css'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, useCallback } from 'react'
import { Backups } from './backups.tsx'
import { Errors } from './errors.tsx'
import { Health } from './health.tsx'
import { Jobs } from './jobs.tsx'
import { SettingList } from './setting-list.tsx'
import { StoredPages } from './stored-pages.tsx'
import { parts, type SystemAddress, type SystemPart, type SystemStep } from './system-search.ts'
import { words } from './words.ts'

const pages: Readonly<Record<SystemPart, ComponentType<SystemAddress>>> = {
  health: Health,
  jobs: Jobs,
  errors: Errors,
  pages: StoredPages,
  backups: Backups,
  settings: SettingList,
}

/** On a phone the tabs scroll. */
const intoView = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

const route = getRouteApi('/shell/desk/system')

/** The program about itself. */
export function SystemPage() {
  const { part, state, q = '', open } = route.useSearch()
  const navigate = route.useNavigate()
  const Part = pages[part]
  const go = (step: SystemStep) =>
    void navigate({
      search: { part, ...(state !== undefined && { state }), ...(q !== '' && { q }), ...step },
      replace: step.open !== undefined,
    })
  const search = useCallback(
    (words: string) =>
      void navigate({ search: ({ open: _open, ...before }) => ({ ...before, q: words }), replace: true }),
    [navigate],
  )
  return (
    <div className="page page--flush">
      <div className="page__head">
        <h1>{words.title}</h1>
      </div>
      <nav className="tabs" aria-label={words.title}>
        {parts.map((one) => (
          <button
            key={one}
            ref={one === part ? intoView : null}
            type="button"
            aria-current={one === part ? 'page' : undefined}
            onClick={() => void navigate({ search: { part: one } })}
          >
            {words.parts[one]}
          </button>
        ))}
      </nav>
      <Part key={part} {...{ state, q, open: open ?? null, go, search }} />
    </div>
  )
}
