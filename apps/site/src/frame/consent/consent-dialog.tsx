import { consentCategories, giveConsent } from '@marram/domain/consent'
import { Button } from '@marram/ui/button'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { consentStore, saveConsent } from './consent-choice.ts'
import { ConsentChoices } from './consent-choices.tsx'
import { consentRenewal } from './consent-renew.tsx'

export type ConsentDialogProps = { readonly cookiePage: string | null; readonly isRenewal: boolean }

/** It stands at the foot of the window and does not keep anybody from reading. To refuse takes no more than to accept. */
export function ConsentDialog({ cookiePage, isRenewal }: ConsentDialogProps) {
  const { consent: texts } = usePageContext().messages
  const id = useId()
  const dialog = useRef<HTMLElement>(null)
  const [isDetailed, setDetailed] = useState(isRenewal)
  useEffect(() => {
    if (isRenewal) dialog.current?.focus()
  }, [isRenewal])
  const done = (): void => {
    const opener = consentRenewal.get()
    consentRenewal.set(null)
    opener?.focus()
  }
  const choose = (chosen: Parameters<typeof giveConsent>[0]): void => {
    saveConsent(giveConsent(chosen))
    done()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isRenewal && consentStore.get().hasGiven) done()
  }
  return (
    <section
      ref={dialog}
      className="consent"
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="consent__text">
        <h2 id={`${id}-title`}>{texts.title}</h2>
        <p id={`${id}-text`}>
          {texts.text} {cookiePage ? <a href={cookiePage}>{texts.more}</a> : null}
        </p>
      </div>
      {isDetailed ? <ConsentChoices id={`${id}-choices`} onSave={choose} /> : null}
      <div className="consent__actions">
        <Button colour="Primary" onClick={() => choose(['necessary'])}>
          {texts.refuse}
        </Button>
        <Button colour="Primary" onClick={() => choose(consentCategories)}>
          {texts.acceptAll}
        </Button>
        {isDetailed ? (
          // A key of its own: the pressed button must not turn into this one while its press is still under way.
          <Button key="save" colour="Primary" type="submit" form={`${id}-choices`}>
            {texts.save}
          </Button>
        ) : (
          <Button key="details" colour="Text" onClick={() => setDetailed(true)}>
            {texts.details}
          </Button>
        )}
      </div>
    </section>
  )
}
