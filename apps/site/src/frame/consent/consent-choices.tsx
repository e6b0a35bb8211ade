import { allows, type ConsentCategory, consentCategories } from '@marram/domain/consent'
import { Checkbox } from '@marram/ui/checkbox'
import { type FormEvent, useEffect, useRef } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { consentStore } from './consent-choice.ts'

/** Each category with what it is for. Nothing optional is ticked that the guest has not ticked himself. */
export function ConsentChoices({ id, onSave }: { id: string; onSave: (chosen: ConsentCategory[]) => void }) {
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
