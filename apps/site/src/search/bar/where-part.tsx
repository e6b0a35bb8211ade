import { TextInput } from '@marram/ui/text-input'
import { PlacePicker } from '../places/place-picker.tsx'
import { useDelayedText } from '../use-delayed-text.ts'
import { WordsOffer } from '../words/words-offer.tsx'
import type { BarScope } from './bar-scope.ts'
import { useBarTexts } from './use-bar-texts.ts'

export function WherePart({ scope }: { scope: BarScope }) {
  const { where } = useBarTexts().texts
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
      <WordsOffer text={text} change={scope.change} />
      <PlacePicker scope={scope} />
    </div>
  )
}
