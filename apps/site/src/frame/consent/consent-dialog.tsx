import { allows, type ConsentCategory, consentCategories, giveConsent } from '@marram/domain/consent'
import { Button } from '@marram/ui/button'
import { Checkbox } from '@marram/ui/checkbox'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { FramePages } from '../frame-data.ts'
import { legalLinks } from '../legal-links.ts'
import { consentStore, saveConsent } from './consent-choice.ts'
import { consentRenewal } from './consent-renew.tsx'

export type ConsentDialogProps = { readonly pages: FramePages; readonly isRenewal: boolean }

/** The dialog is not modal: it covers only the bottom of the window. Refusing takes as many clicks as accepting. */
export function ConsentDialog({ pages, isRenewal }: ConsentDialogProps) {
  const { consent: texts } = usePageContext().messages
  const id = useId()
  const dialog = useRef<HTMLElement>(null)
  const [isDetailed, setDetailed] = useState(isRenewal)
  useEffect(() => {
    if (isRenewal) dialog.current?.focus()
  }, [isRenewal])
  useRoomBelow(dialog)
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
          {texts.text} {pages.cookies ? <a href={pages.cookies}>{texts.more}</a> : null}
        </p>
        <ConsentLegal pages={pages} />
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

/** Who asks, and what happens to what is agreed to, can be read before a choice. */
function ConsentLegal({ pages }: Pick<ConsentDialogProps, 'pages'>) {
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

/** The page ends above the dialog: what is at its foot can be scrolled into sight and pressed. */
function useRoomBelow(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = dialog.current
    if (!box || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--consent-height', `${box.offsetHeight}px`))
    observer.observe(box)
    return () => {
      observer.disconnect()
      style.removeProperty('--consent-height')
    }
  }, [dialog])
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
