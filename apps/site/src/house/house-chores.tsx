import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { useQuery } from '@tanstack/react-query'
import { HtmlView } from '../kit/content/html/html-view.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { cleaningOf } from './house-cleaning.ts'
import { HouseContent } from './house-content.tsx'
import { choresOf } from './house-rules-list.ts'
import { choresTexts, houseTextsQuery } from './house-texts.ts'

/** What is left to do on the last day, in the editors' words where the page's loader brought them, else in ours. */
export function HouseChores({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const words = usePageMessages('house').rules
  const { data } = useQuery({ ...houseTextsQuery(scope), enabled: false })
  const written = data?.[choresTexts[cleaningOf(lodging).kind]] ?? []
  if (written.length > 0) {
    return (
      <HouseContent>
        <HtmlView nodes={written} level={4} />
      </HouseContent>
    )
  }
  return (
    <ul>
      {choresOf(lodging, words).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
