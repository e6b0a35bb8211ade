import { Button } from '@marram/ui/button'
import { createIsomorphicFn } from '@tanstack/react-start'
import { memo, type ReactNode, useMemo } from 'react'
import type { EditionPaths } from '../kit/alternates.ts'
import { DeferredPart } from '../kit/deferred-part.tsx'
import { lazyPart, loadParts } from '../kit/lazy-part.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import type { OutsideScript } from '../kit/scope/site-scope.ts'
import { ConsentDialog } from './consent/consent-dialog.tsx'
import { WidgetScripts } from './consent/widget-scripts.tsx'
import { Footer } from './footer/footer.tsx'
import type { FrameData } from './frame-data.ts'
import { useFrame } from './frame-queries.ts'
import { EditionPathsProvider } from './header/edition-paths.tsx'
import { openFinder } from './header/finder-state.ts'
import { GlobalSearch } from './header/global-search.tsx'
import { Header, type HeaderProps } from './header/header.tsx'
import type { HeaderSearchAction } from './header/header-search.tsx'
import { useSearchPage } from './header/use-search-page.ts'
import { useAwake } from './wake/use-awake.ts'

type PageFrameProps = {
  readonly children: ReactNode
  /** Where the content of this page is in each edition, for the language selector. */
  readonly paths?: EditionPaths | undefined
  /** The entry of the main menu that the page belongs to. */
  readonly menuKey?: string | null | undefined
  /** Instead of those that the operator has configured; none where they must not read the address. */
  readonly scripts?: readonly OutsideScript[]
}

/** Header, content and footer as every public page has them. */
export function PageFrame(props: PageFrameProps) {
  const frame = useFrame()
  const searchPage = useSearchPage()
  const search = useMemo(() => ({ open: openFinder, href: searchPage }), [searchPage])
  return (
    <>
      <PageFrameView {...props} frame={frame} search={search} />
      <GlobalSearch searchPage={searchPage} />
    </>
  )
}

type PageFrameViewProps = PageFrameProps & {
  readonly frame: FrameData
  readonly search?: HeaderSearchAction
}

/** The choice about cookies comes early in the tab order, so that nobody has to walk through the page to find it. */
export function PageFrameView({ children, paths, menuKey = null, frame, search, scripts }: PageFrameViewProps) {
  const { messages, scope } = usePageContext()
  const FooterPart = footerHere()
  useAwake()
  return (
    <EditionPathsProvider paths={paths}>
      <Button className="skip-link" colour="Primary" href="#content">
        {messages.site.skipToContent}
      </Button>
      <PartBoundary>
        <ConsentDialog pages={frame.settings.pages} />
      </PartBoundary>
      <DeferredHeader frame={frame} menuKey={menuKey} {...(search && { search })} />
      <main id="content">{children}</main>
      <DeferredPart>
        <FooterPart frame={frame} />
      </DeferredPart>
      <PartBoundary>
        <WidgetScripts scripts={scripts ?? scope.outsideScripts} />
      </PartBoundary>
    </EditionPathsProvider>
  )
}

const LazyHeader = lazyPart(async () => (await import('./header/header.tsx')).Header)

/** Its links and menus work without script: a browser fetches the script when the page is idle, or at the first move. */
const headerHere = createIsomorphicFn()
  .server(() => Header)
  .client(() => LazyHeader)

/** Memoised: a new render of the page would make React throw the served HTML away. */
const DeferredHeader = memo(function DeferredHeader(props: HeaderProps) {
  const HeaderPart = headerHere()
  return (
    <DeferredPart when="awake">
      <HeaderPart {...props} />
    </DeferredPart>
  )
})

const LazyFooter = lazyPart(async () => (await import('./footer/footer.tsx')).Footer)

/** The server writes the footer with the page; a browser fetches its script when a guest comes near it. */
const footerHere = createIsomorphicFn()
  .server(() => Footer)
  .client(() => LazyFooter)

export const loadHeaderAndFooter = () => loadParts(LazyHeader, LazyFooter)
