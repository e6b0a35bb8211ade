import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { Button } from '@marram/ui/button'
import type { ReactNode } from 'react'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { HouseShare } from './house-share.tsx'

type HouseActionsProps = {
  readonly lodging: LodgingPage
  /** Marks the house as a favourite; it is personal and comes from the page. */
  readonly heart: ReactNode
}

export function HouseActions({ lodging, heart }: HouseActionsProps) {
  const words = usePageMessages('house').actions
  return (
    <div className="house-actions">
      <HouseShare lodging={lodging} />
      <Button className="house-actions__print" colour="Text" size="small" icon="printer" onClick={() => window.print()}>
        {words.print}
      </Button>
      {heart}
    </div>
  )
}
