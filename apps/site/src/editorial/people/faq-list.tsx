import type { Faq } from '@marram/contract/content/section-shape'
import { Accordion } from '@marram/ui/accordion'
import { RichText } from '../../kit/content/rich-text.tsx'
import { plainText } from '../../kit/content/rules/plain-text.ts'
import { JsonLd } from '../../kit/json-ld.tsx'

export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Accordion
      name="faq"
      items={answeredOf(faqs).map(({ sys, question, answer }) => ({
        key: sys.id,
        title: question,
        content: <RichText value={answer} level={3} idPrefix={`${sys.id}-`} />,
      }))}
    />
  )
}

/** Structured data of all questions of a page, in whichever list or section they are. */
export function FaqData({ faqs }: { faqs: readonly Faq[] }) {
  const mainEntity = answeredOf(faqs).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer.json) },
  }))
  return <JsonLd data={{ '@type': 'FAQPage', mainEntity }} />
}

function answeredOf(faqs: readonly Faq[]) {
  return faqs.flatMap(({ sys, question, answer }) => (question && answer ? [{ sys, question, answer }] : []))
}
