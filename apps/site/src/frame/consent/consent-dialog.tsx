import { allows, type ConsentCategory, consentCategories, giveConsent } from '@marram/domain/consent'
import { Button } from '@marram/ui/button'
import { Checkbox } from '@marram/ui/checkbox'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { consentStore, saveConsent } from './consent-choice.ts'
import { consentRenewal } from './consent-renew.tsx'

export type ConsentDialogProps = { readonly cookiePage: string | null; readonly isRenewal: boolean }

/** The dialog is not modal: it covers only the bottom of the window. Refusing takes as many clicks as accepting. */
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
          // Its own React key: the button that was pressed must not be reused as this one while the click is still handled.
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

/** Each category with what it is for. Nothing optional is ticked that the guest has not ticked himself. */
function ConsentChoices({ id, onSave }: { id: string; onSave: (chosen: ConsentCategory[]) => void }) {
  const { consent: texts } = usePageContext().messages
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus(), [])
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget).getAll('category')
    onSave(consentCategories.filter((category) => category === 'necessary' || ticked.includes(category)))
  }
  return (
    <form ref={form} id={id} className="consent__choices" onSubmit={save}>
      <ul className="consent__list">
        {consentCategories.map((category) => (
          <li key={category}>
            <Checkbox
              name="category"
              value={category}
              defaultChecked={allows(consentStore.get(), category)}
              disabled={category === 'necessary'}
              aria-describedby={`${id}-${category}`}
              label={
                <>
                  <b>{texts.categories[category].title}</b>
                  {category === 'necessary' ? <span className="small muted"> ({texts.always})</span> : null}
                </>
              }
            />
            <p className="small muted" id={`${id}-${category}`}>
              {texts.categories[category].text}
            </p>
          </li>
        ))}
      </ul>
    </form>
  )
}
