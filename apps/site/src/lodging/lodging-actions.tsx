import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { buildPath } from '@marram/i18n/paths'
import { Button } from '@marram/ui/button'
import type { ReactNode } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { ShareButton } from '../kit/share-button.tsx'
import { useStayChoice } from './stay/stay-choice-provider.tsx'

type LodgingActionsProps = {
  readonly lodging: LodgingPage
  /** The favourite button; the page passes it in because it is personal. */
  readonly heart: ReactNode
}

export function LodgingActions({ lodging, heart }: LodgingActionsProps) {
  const { scope } = usePageContext()
  const words = usePageMessages('house').actions
  const { query } = useStayChoice()
  const path = `${buildPath(scope.edition, { kind: 'lodging', name: lodging.name })}${query}`
  return (
    <div className="house-actions">
      <ShareButton title={lodging.description.title} path={path} words={words} />
      <Button className="house-actions__print" colour="Text" size="small" icon="printer" onClick={() => window.print()}>
        {words.print}
      </Button>
      {heart}
    </div>
  )
}
