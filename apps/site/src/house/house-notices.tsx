import { Notice } from '@marram/ui/notice'
import { usePageMessages } from '../kit/scope/page-messages.ts'

/** The house is there, but the owner does not let it at the moment. */
export function PausedNotice() {
  return <HouseNotice {...usePageMessages('house').paused} />
}

export function SoldOutNotice() {
  return <HouseNotice {...usePageMessages('house').soldOut} />
}

function HouseNotice({ title, text }: { title: string; text: string }) {
  return (
    <Notice kind="sand">
      <p>
        <b>{title}</b>
      </p>
      <p>{text}</p>
    </Notice>
  )
}
