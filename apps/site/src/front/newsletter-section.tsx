import { NewsletterForm } from '../editorial/newsletter/newsletter-form.tsx'
import { useFrame } from '../frame/frame-queries.ts'
import formStyles from '../kit/forms/form.css?url'
import { PageStyles } from '../kit/page-styles.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'

export function NewsletterSection() {
  const { messages } = usePageContext()
  const newsletter = useFrame().settings.newsletter ?? messages.forms.newsletter
  return (
    <section className="wrap newsletter-wrap" aria-labelledby="newsletter-title">
      <PageStyles href={formStyles} />
      <div className="newsletter">
        <div className="stack stack--sm">
          <h2 id="newsletter-title">{newsletter.title}</h2>
          <p>{newsletter.text}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
