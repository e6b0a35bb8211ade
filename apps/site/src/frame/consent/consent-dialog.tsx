import { type ConsentCategory, consentCategories } from '@marram/domain/consent'
import { Button } from '@marram/ui/button'
import { Checkbox } from '@marram/ui/checkbox'
import { useEffect } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { FramePages } from '../frame-data.ts'
import { legalLinks } from '../legal-links.ts'
import { showConsent } from './ask-consent.ts'

/** Names the elements that `ask-consent.ts` shows, hides and listens to. */
type ConsentAction = 'refuse' | 'accept' | 'details' | 'save'

const part = (name: ConsentAction | 'choices') => ({ 'data-consent': name, suppressHydrationWarning: true })

/**
 * The dialog is in every page and hidden: plain code shows it to guests who have not chosen yet, with or without React.
 * It is not modal and covers only the bottom of the window. Refusing takes as many clicks as accepting.
 */
export function ConsentDialog({ pages }: { readonly pages: FramePages }) {
  // A client-side navigation brings a new one.
  useEffect(showConsent, [])
  return (
    <section
      className="consent"
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      tabIndex={-1}
      hidden
      suppressHydrationWarning
    >
      <ConsentContent pages={pages} />
    </section>
  )
}

function ConsentContent({ pages }: { readonly pages: FramePages }) {
  const { consent: texts } = usePageContext().messages
  return (
    <>
      <div className="consent__text">
        <p id="consent-title" className="consent__title">
          {texts.title}
        </p>
        <p id="consent-text">
          {texts.text} {pages.cookies ? <a href={pages.cookies}>{texts.more}</a> : null}
        </p>
        <ConsentLegal pages={pages} />
      </div>
      <ConsentChoices />
      <div className="consent__actions">
        <Button colour="Primary" {...part('refuse')}>
          {texts.refuse}
        </Button>
        <Button colour="Primary" {...part('accept')}>
          {texts.acceptAll}
        </Button>
        <Button colour="Primary" type="submit" form="consent-choices" hidden {...part('save')}>
          {texts.save}
        </Button>
        <Button colour="Text" {...part('details')}>
          {texts.details}
        </Button>
      </div>
    </>
  )
}

/** Legal notice and privacy policy can be read before a choice. */
function ConsentLegal({ pages }: { readonly pages: FramePages }) {
  const { messages, scope } = usePageContext()
  return (
    <ul className="consent__legal" aria-label={messages.footer.legal}>
      {legalLinks(pages, messages, scope.edition).map(({ href, title }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

/** Each category with its purpose. Optional categories are only ticked if the guest ticked them. */
function ConsentChoices() {
  return (
    <form id="consent-choices" className="consent__choices" hidden {...part('choices')}>
      <ul className="consent__list">
        {consentCategories.map((category) => (
          <ConsentChoice key={category} category={category} />
        ))}
      </ul>
    </form>
  )
}

function ConsentChoice({ category }: { readonly category: ConsentCategory }) {
  const { consent: texts } = usePageContext().messages
  const isNecessary = category === 'necessary'
  return (
    <li>
      <Checkbox
        name="category"
        value={category}
        defaultChecked={isNecessary}
        disabled={isNecessary}
        aria-describedby={`consent-${category}`}
        label={
          <>
            <b>{texts.categories[category].title}</b>
            {isNecessary ? <span className="small muted"> ({texts.always})</span> : null}
          </>
        }
      />
      <p className="small muted" id={`consent-${category}`}>
        {texts.categories[category].text}
      </p>
    </li>
  )
}
