import { newsletterFields, newsletterFormId } from '@marram/contract/workers/form-answer'
import { FormView } from '../../kit/forms/form-view.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'

/** Signs up for the newsletter of this edition; a mail asks for confirmation. At most one to a page. */
export function NewsletterForm() {
  const { messages, scope } = usePageContext()
  const { newsletter } = messages.forms
  const { answer } = scope
  return (
    <FormView
      id={newsletterFormId}
      action="/api/newsletter/"
      label={newsletter.title}
      fields={newsletterFields(newsletter.email)}
      submitLabel={newsletter.submit}
      refused={answer?.kind === 'newsletter' ? answer : null}
      thanks={
        <>
          <p>
            <strong>{newsletter.sentTitle}</strong>
          </p>
          <p>{newsletter.sentText}</p>
        </>
      }
    />
  )
}
