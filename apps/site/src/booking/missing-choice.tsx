import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { useBookingTexts } from './booking-texts.ts'

/** Shown if the URL has no choice, or the house is not let. */
export function MissingChoice({ isUnknown }: { readonly isUnknown?: boolean }) {
  const { texts } = useBookingTexts()
  const { search } = useFrameSettings().pages
  return (
    <div className="booking__main">
      <h1>{texts.stay.title}</h1>
      <Notice kind="sand">{isUnknown ? texts.unknown : texts.incomplete}</Notice>
      <p>
        <Button colour="Primary" href={search ?? '/'}>
          {texts.houses}
        </Button>
      </p>
    </div>
  )
}
