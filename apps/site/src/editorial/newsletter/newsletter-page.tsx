import type { NewsletterStep } from '@marram/contract/workers/form-answer'
import { Button } from '@marram/ui/button'
import type { FrameSettings } from '../../frame/frame-data.ts'
import { useFrameSettings } from '../../frame/frame-queries.ts'
import { PageFrame } from '../../frame/page-frame.tsx'
import formStyles from '../../kit/forms/form.css?url'
import { PageStyles } from '../../kit/page-styles.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** The target of links in newsletter mails. Opening a link changes nothing, because mail scanners open links too. */
export function NewsletterPage() {
  const { scope } = usePageContext()
  const own = useFrameSettings().newsletter
  const step = scope.answer?.kind === 'newsletter-step' ? scope.answer : null
  return (
    <PageFrame>
      <PageStyles href={formStyles} />
      <NewsletterView step={step?.step ?? null} token={step?.token ?? ''} own={own} />
    </PageFrame>
  )
}

type NewsletterViewProps = {
  readonly step: NewsletterStep | null
  readonly token: string
  /** The editors' texts. */
  readonly own?: FrameSettings['newsletter']
}

export function NewsletterView({ step, token, own }: NewsletterViewProps) {
  const { newsletter } = usePageContext().messages.forms
  const words = {
    title: step ? newsletter[`${step}Title`] : (own?.title ?? newsletter.title),
    text: step ? newsletter[`${step}Text`] : (own?.text ?? newsletter.text),
  }
  return (
    <section className="wrap form-page">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      {step === 'confirm' || step === 'unsubscribe' || step === 'stop' ? (
        <form method="post" action={`/api/newsletter/${step}/`}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" colour="Primary">
            {newsletter[`${step}Button`]}
          </Button>
        </form>
      ) : null}
      {step === null || step === 'expired' ? <NewsletterForm /> : null}
    </section>
  )
}
