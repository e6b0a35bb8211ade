import { Button } from '@marram/ui/button'
import { Dialog } from '@marram/ui/dialog'
import { useEffect, useRef } from 'react'
import { useBackCloses } from '../../kit/back-closes.ts'
import { useStore } from '../../kit/use-store.ts'
import { BarPartView } from './bar-part-view.tsx'
import { type BarPart, type BarScope, barParts, showText, useBarTexts } from './bar-scope.ts'
import { WithdrawAnswer } from './withdraw-answer.tsx'

type BarDialogProps = Readonly<{ scope: BarScope; part: BarPart; onClose: () => void; onShow?: () => void }>

/** All questions of the bar in one full-screen dialog, scrolled to the one that was tapped. */
export function BarDialog({ scope, part, onClose, onShow }: BarDialogProps) {
  useBackCloses(onClose)
  const { texts } = useBarTexts()
  const counts = useStore(scope.counts)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (part !== 'where') body.current?.querySelector(`[data-part="${part}"]`)?.scrollIntoView({ block: 'start' })
  }, [part])
  const show = (): void => {
    onClose()
    onShow?.()
  }
  return (
    <Dialog
      open
      appearance="sheet"
      title={texts.label}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <Button colour="CTA" onClick={show}>
          {showText(counts.total, texts)}
        </Button>
      }
    >
      <div className="bar-dialog" ref={body}>
        {barParts.map((name) => (
          <section key={name} data-part={name} className="bar-dialog__part" aria-labelledby={`bar-${name}`}>
            <div className="bar-dialog__head">
              <h3 id={`bar-${name}`}>{texts[name].label}</h3>
              <WithdrawAnswer part={name} scope={scope} />
            </div>
            <BarPartView part={name} scope={scope} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}
