import { removeCriterion } from '@marram/domain/criteria/search-state'
import { TextInput } from '@marram/ui/text-input'
import { useStore } from '../../state/store.ts'
import { PlacePicker } from '../places/place-picker.tsx'
import { useDelayedText } from '../use-delayed-text.ts'
import type { BarScope } from './bar-scope.ts'
import { ClearWish } from './clear-wish.tsx'
import { useBarTexts } from './use-bar-texts.ts'

export function WherePart({ scope }: { scope: BarScope }) {
  const { where } = useBarTexts().texts
  const { criteria } = useStore(scope.state)
  const { text, type, commit } = useDelayedText(scope, 'textQuery')
  return (
    <div className="bar-part">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          commit()
        }}
      >
        <TextInput
          label={where.search}
          type="search"
          placeholder={where.example}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={commit}
        />
      </form>
      <PlacePicker scope={scope} />
      <ClearWish
        isShown={criteria.has('omraader') || criteria.has('textQuery')}
        onClear={() => scope.change((state) => removeCriterion(removeCriterion(state, 'omraader'), 'textQuery'))}
      >
        {where.clear}
      </ClearWish>
    </div>
  )
}
