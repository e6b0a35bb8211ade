import type { Faq } from '@marram/contract/content/section-shape'
import { Accordion } from '@marram/ui/accordion'
import { RichText } from '../../content/rich-text.tsx'
import { plainText } from '../../content/rules/plain-text.ts'
import { JsonLd } from '../../layout/json-ld.tsx'

export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  const answered = faqs.flatMap((faq) => (faq.question && faq.answer ? [{ ...faq, answer: faq.answer }] : []))
  return (
    <>
      <Accordion
        name="faq"
        items={answered.map(({ sys, question, answer }) => ({
          key: sys.id,
          title: question ?? '',
          content: <RichText value={answer} level={3} idPrefix={`${sys.id}-`} />,
        }))}
      />
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: answered.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: plainText(answer.json) },
          })),
        }}
      />
    </>
  )
}
