import { CircleCheck, CirclePause } from 'lucide-react'
import { words } from './words.ts'

type Props = { readonly isActive: boolean; readonly isPill?: boolean }

/** Shape and word; colour only beside them. */
export function HouseState({ isActive, isPill = false }: Props) {
  const Icon = isActive ? CircleCheck : CirclePause
  return (
    <span className={`state state--${isActive ? 'set' : 'off'}${isPill ? ' state--pill' : ''}`}>
      <Icon className="i" aria-hidden="true" />
      {isActive ? words.active : words.paused}
    </span>
  )
}
