import { useState } from 'react'
import { PageFrameView } from '../frame/page-frame.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { frameExample } from './frame-example.ts'

const scripts = [{ src: '/example-chat.js', category: 'functional' }] as const

/** A tall page, so that the header has room to hide. */
export function FramePage() {
  const { scope } = usePageContext()
  const [searches, setSearches] = useState(0)
  return (
    <PageFrameView
      frame={frameExample(scope.edition)}
      search={{ open: () => setSearches((count) => count + 1) }}
      scripts={scripts}
    >
      <div className="wrap section stack frame-example">
        <h1>The frame of every page</h1>
        <p>Header, menus, footer and the choice about cookies, filled with everything they can hold.</p>
        <p>
          The search was opened <output>{searches}</output> times. <a href="/dev/gallery/">All components</a>
        </p>
        {Array.from({ length: 40 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their order
          <p key={index}>
            Paragraph {index + 1}. Marram grass grows best where sand blows over it, and holds what the wind would take.
          </p>
        ))}
      </div>
    </PageFrameView>
  )
}
