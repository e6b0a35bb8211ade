import type { IsoDay } from '@marram/domain/iso-day'
import { latestEnd, sharedListLimits, usualEnd } from '@marram/domain/shared-list'
import { Button } from '@marram/ui/button'
import { Checkbox } from '@marram/ui/checkbox'
import { TextInput } from '@marram/ui/text-input'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { ListForm, useRefused } from './list-form.tsx'
import { useSharedList } from './use-shared-list.ts'

/** Actions that only the list's owner has. */
export function OwnerPanel({ today }: { readonly today: IsoDay }) {
  const { owner } = usePageMessages('together')
  return (
    <details className="panel no-print owner-panel">
      <summary>
        <h2 className="minor">{owner.title}</h2>
      </summary>
      <div className="stack">
        <TitleForm />
        <EndForm today={today} />
        <DeleteForm />
      </div>
    </details>
  )
}

function TitleForm() {
  const { list } = useSharedList()
  const { owner } = usePageMessages('together')
  const refused = useRefused('rename')
  return (
    <ListForm intent="rename" key={list.title}>
      <TextInput
        name="title"
        label={owner.rename}
        required
        maxLength={sharedListLimits.titleLength}
        defaultValue={refused?.values.title ?? list.title}
      />
      <div>
        <Button type="submit" size="small">
          {owner.save}
        </Button>
      </div>
    </ListForm>
  )
}

/** A new end date reopens a list that has ended. */
function EndForm({ today }: { readonly today: IsoDay }) {
  const { list } = useSharedList()
  const { owner } = usePageMessages('together')
  const isOpen = list.state === 'open'
  const arrival = list.stay?.arrival ?? null
  return (
    <>
      <ListForm intent="move-end" key={`${list.endsOn} ${list.state}`}>
        <TextInput
          type="date"
          name="endsOn"
          label={owner.endsOn}
          required
          min={today}
          max={latestEnd(today, arrival)}
          defaultValue={isOpen ? list.endsOn : usualEnd(today, arrival)}
        />
        <div>
          <Button type="submit" size="small">
            {isOpen ? owner.move : owner.reopen}
          </Button>
        </div>
      </ListForm>
      {isOpen ? (
        <ListForm intent="end">
          <div>
            <Button type="submit" size="small">
              {owner.end}
            </Button>
          </div>
        </ListForm>
      ) : null}
    </>
  )
}

function DeleteForm() {
  const { owner } = usePageMessages('together')
  return (
    <ListForm intent="delete">
      <Checkbox label={owner.deleteSure} required top />
      <div>
        <Button type="submit" size="small" icon="trash">
          {owner.delete}
        </Button>
      </div>
    </ListForm>
  )
}
