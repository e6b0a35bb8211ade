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
  /** Paths of this page's content in each edition, for the language selector. */
  readonly paths?: EditionPaths | undefined
  /** The entry of the main menu that the page belongs to. */
  readonly menuKey?: string | null | undefined
  /** Replaces the configured scripts; empty if they must not read the URL. */
  readonly scripts?: readonly OutsideScript[]
}

/** Header, content and footer of every public page. */
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

/** The consent dialog comes early in the tab order, before the page. */
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

/** Its links and menus work without script: a browser loads the script when the page is idle, or on the first input. */
const headerHere = createIsomorphicFn()
  .server(() => Header)
  .client(() => LazyHeader)

/** Memoised: a new render of the page would make React discard the server HTML. */
const DeferredHeader = memo(function DeferredHeader(props: HeaderProps) {
  const HeaderPart = headerHere()
  return (
    <DeferredPart when="awake">
      <HeaderPart {...props} />
    </DeferredPart>
  )
})

const LazyFooter = lazyPart(async () => (await import('./footer/footer.tsx')).Footer)

/** The server renders the footer with the page; a browser loads its script when a guest comes near it. */
const footerHere = createIsomorphicFn()
  .server(() => Footer)
  .client(() => LazyFooter)

export const loadHeaderAndFooter = () => loadParts(LazyHeader, LazyFooter)
