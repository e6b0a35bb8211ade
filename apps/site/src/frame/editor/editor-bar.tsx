import { useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { PageStyles } from '../../kit/page-styles.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { ensurePageMessages, pageMessages } from '../../kit/scope/page-messages.ts'
import { useShownPath } from '../../kit/scope/use-shown-path.ts'
import editorStyles from './editor.css?url'

/** A bar at the bottom of the window: marks a preview, and shows developer information. */
export function EditorBar({ isDeveloper }: { isDeveloper: boolean }) {
  const { scope } = usePageContext()
  const path = useShownPath()
  use(textsIn(scope.edition))
  const texts = pageMessages(scope.edition, 'preview')
  return (
    <aside className="editor-bar" aria-label={isDeveloper ? texts.developer : texts.title}>
      <PageStyles href={editorStyles} />
      {scope.pastCache === undefined ? null : (
        <p>
          <b>{texts.title}</b> {scope.pastCache === 'drafts' ? texts.drafts : texts.published}{' '}
          <a href={`/api/preview/end?to=${encodeURIComponent(path)}`}>{texts.end}</a>
        </p>
      )}
      {isDeveloper ? <DeveloperFacts path={path} /> : null}
    </aside>
  )
}

function DeveloperFacts({ path }: { path: string }) {
  const { scope } = usePageContext()
  const texts = pageMessages(scope.edition, 'preview')
  const queries = useQueryClient().getQueryCache().getAll()
  const entry = queries.find(({ queryKey }) => queryKey[0] === 'entry')?.queryKey
  const facts = [
    [texts.edition, scope.edition],
    [texts.build, scope.instanceId],
    [texts.address, path],
    ...(entry ? [[texts.entry, `${entry[2]} ${entry[3]}`]] : []),
    [texts.parts, queries.map(({ queryKey }) => queryKey.join(' ')).join(', ')],
  ]
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const loading = new Map<string, Promise<void>>()

/** Cached, because Suspense needs the same promise on every render. */
function textsIn(edition: Parameters<typeof ensurePageMessages>[0]): Promise<void> {
  const known = loading.get(edition) ?? ensurePageMessages(edition, 'preview')
  loading.set(edition, known)
  return known
}
