import { Button } from '@marram/ui/button'
import type { ReactNode } from 'react'
import { usePageContext } from '../scope/page-context.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Header, content and footer as every public page has them. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { messages } = usePageContext()
  return (
    <>
      <Button className="skip-link" colour="Primary" href="#content">
        {messages.site.skipToContent}
      </Button>
      <Header />
      <main id="content">{children}</main>
      <Footer />
    </>
  )
}
