import { JsonLd } from './json-ld.tsx'
import { usePageContext } from './scope/page-context.ts'

export type Crumb = { readonly title: string; readonly path: string }

type ParentPage = { readonly title: string | null; readonly path: string | null }

/** The parent pages, top level first; pages missing from this edition are left out. */
export function crumbsOf(...above: readonly (ParentPage | null | undefined)[]): Crumb[] {
  return above.flatMap((page) => (page?.path && page.title ? [{ title: page.title, path: page.path }] : []))
}

/** The path from the front page to the parent of this page, for guests and search engines. */
export function Breadcrumbs({ above, current }: { above: readonly Crumb[]; current: string }) {
  const { messages, scope } = usePageContext()
  const trail = [{ title: messages.site.home, path: '/' }, ...above]
  const items = [...trail, { title: current, path: null }].map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    ...(path !== null && { item: `${scope.origins[scope.edition]}${path}` }),
  }))
  return (
    <nav aria-label={messages.site.youAreHere}>
      <ol className="crumbs">
        {trail.map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ol>
      <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement: items }} />
    </nav>
  )
}
