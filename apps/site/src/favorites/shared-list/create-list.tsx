import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { ServiceError } from '@marram/contract/service-error'
import { encodeFavorites, type Favorites } from '@marram/domain/favorites'
import { copenhagenDay } from '@marram/domain/iso-day'
import { keptDays, latestEnd, sharedListLimits, usualEnd } from '@marram/domain/shared-list'
import type { RequestedStay } from '@marram/domain/stay'
import { Button } from '@marram/ui/button'
import { Checkbox } from '@marram/ui/checkbox'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { TextInput } from '@marram/ui/text-input'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { logWarning } from '../../kit/log.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { stayQuery } from '../favorites-address.ts'
import { favoriteLodgingsQuery } from '../lodgings-query.ts'
import { ask } from './list-client.ts'
import { refusalText } from './use-shared-list.ts'

type CreateListProps = {
  /** Newest first. */
  readonly ids: Favorites
  readonly stay: RequestedStay | null
  readonly onClose: () => void
}

const made = v.object({ data: v.object({ path: v.string() }) })

/** Creates a list that others can vote on, with the ticked houses and the stay of the page. */
export function CreateList({ ids, stay, onClose }: CreateListProps) {
  const { create: texts, errors } = usePageMessages('together')
  const { scope } = usePageContext()
  // The list below has loaded them already. Excludes houses that are no longer let.
  const { data } = useQuery(favoriteLodgingsQuery(scope, ids, stay))
  const houses = ids.flatMap((id) => data?.cards.filter((card) => card.id === id) ?? [])
  const [ticked, setTicked] = useState<Favorites | null>(null)
  const chosen = ticked ?? houses.slice(0, sharedListLimits.houses).map(({ id }) => id)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const today = copenhagenDay(new Date())
  const arrival = stay?.arrival ?? null
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isSending) return
    if (chosen.length === 0) return setProblem(texts.none)
    const sent = new FormData(event.currentTarget)
    sent.set('houses', encodeFavorites(chosen))
    setSending(true)
    try {
      window.location.assign(v.parse(made, await ask('/api/shared-lists/', sent)).data.path)
    } catch (error) {
      setSending(false)
      if (!(error instanceof ServiceError)) logWarning('The list could not be created.', error)
      const code = (error instanceof ServiceError && error.code) || 'failed'
      setProblem(refusalText({ code, values: { intent: 'join' } }, errors))
    }
  }
  return (
    <Panel aria-labelledby="create-list-title" className="no-print">
      <form className="stack create-list" onSubmit={submit}>
        <h2 className="minor" id="create-list-title">
          {texts.title}
        </h2>
        <p>{texts.intro}</p>
        <input type="hidden" name="stay" value={stay === null ? '' : stayQuery(stay)} />
        <ChosenLodgings houses={houses} chosen={chosen} onChosen={setTicked} />
        <div className="create-list__fields">
          <TextInput
            name="title"
            label={texts.listTitle}
            required
            maxLength={sharedListLimits.titleLength}
            defaultValue={texts.titleExample}
          />
          <TextInput
            name="name"
            label={texts.name}
            hint={texts.nameHint}
            required
            autoComplete="given-name"
            maxLength={sharedListLimits.nameLength}
          />
          <TextInput
            type="date"
            name="endsOn"
            label={texts.endsOn}
            required
            min={today}
            max={latestEnd(today, arrival)}
            defaultValue={usualEnd(today, arrival)}
          />
        </div>
        <p className="small muted">{texts.privacy(keptDays)}</p>
        {problem === null ? null : (
          <Notice kind="error" announce>
            {problem}
          </Notice>
        )}
        <div className="row">
          <Button type="submit" colour="Primary" aria-disabled={isSending ? true : undefined}>
            {texts.submit}
          </Button>
          <Button colour="Text" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

type ChosenLodgingsProps = {
  readonly houses: readonly LodgingCard[]
  readonly chosen: Favorites
  readonly onChosen: (chosen: Favorites) => void
}

function ChosenLodgings({ houses, chosen, onChosen }: ChosenLodgingsProps) {
  const { create: texts } = usePageMessages('together')
  const isFull = chosen.length >= sharedListLimits.houses
  return (
    <fieldset className="create-list__houses">
      <legend className="field__label">{texts.houses}</legend>
      {houses.map(({ id, name, title }) => {
        const isChosen = chosen.includes(id)
        const toggle = (): void => onChosen(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])
        return (
          <Checkbox
            key={id}
            label={`${name.toUpperCase()} · ${title}`}
            checked={isChosen}
            disabled={!isChosen && isFull}
            onChange={toggle}
          />
        )
      })}
      {isFull ? <p className="small muted">{texts.tooMany(sharedListLimits.houses)}</p> : null}
    </fieldset>
  )
}
