import { Button } from '@marram/ui/button'
import type { ReactNode } from 'react'
import { openFinder } from '../global-search/finder-state.ts'
import { GlobalSearch } from '../global-search/global-search.tsx'
import { usePageContext } from '../scope/page-context.ts'
import type { OutsideScript } from '../scope/site-scope.ts'
import type { EditionPaths } from './alternates.ts'
import { Consent } from './consent.tsx'
import { footerHere } from './deferred-footer.ts'
import type { FrameData } from './frame-data.ts'
import { useFrame } from './frame-queries.ts'
import { Header } from './header.tsx'
import type { HeaderSearchAction } from './header-search.tsx'
import { EditionPathsProvider } from './language-links.tsx'
import { useSearchPage } from './use-search-page.ts'
import { WhenSeen } from './when-seen.tsx'
import { WidgetScripts } from './widget-scripts.tsx'

export type PageFrameProps = {
  readonly children: ReactNode
  /** Where the content of this page stands in each edition, for the language selector. */
  readonly paths?: EditionPaths | undefined
}

/** Header, content and footer as every public page has them. */
export function PageFrame(props: PageFrameProps) {
  const frame = useFrame()
  const searchPage = useSearchPage()
  return (
    <>
      <PageFrameView {...props} frame={frame} search={{ open: openFinder, href: searchPage }} />
      <GlobalSearch searchPage={searchPage} />
    </>
  )
}

export type PageFrameViewProps = PageFrameProps & {
  readonly frame: FrameData
  readonly search?: HeaderSearchAction
  /** Instead of those that the operator has configured. */
  readonly scripts?: readonly OutsideScript[]
}

/** The choice about cookies comes early in the tab order, so that nobody has to walk through the page to find it. */
export function PageFrameView({ children, paths, frame, search, scripts }: PageFrameViewProps) {
  const { messages, scope } = usePageContext()
  const FooterPart = footerHere()
  return (
    <EditionPathsProvider paths={paths}>
      <Button className="skip-link" colour="Primary" href="#content">
        {messages.site.skipToContent}
      </Button>
      <Consent cookiePage={frame.settings.pages.cookies} />
      <Header frame={frame} {...(search && { search })} />
      <main id="content">{children}</main>
      <WhenSeen>
        <FooterPart frame={frame} />
      </WhenSeen>
      <WidgetScripts scripts={scripts ?? scope.outsideScripts} />
    </EditionPathsProvider>
  )
}
