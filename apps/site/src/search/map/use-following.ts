import { useState } from 'react'
import type { Box } from '../../map/map-view.ts'

/** Searches where the guest has moved the map to; switched off, it offers to. */
export function useFollowing(searchHere: (box: Box) => void) {
  const [isOn, setOn] = useState(true)
  const [offered, setOffered] = useState<Box | null>(null)
  const take = (): void => {
    if (offered) searchHere(offered)
    setOffered(null)
  }
  return {
    isOn,
    isOffered: offered !== null,
    take,
    drop: () => setOffered(null),
    moved: (box: Box) => (isOn ? searchHere(box) : setOffered(box)),
    turn: (on: boolean) => {
      setOn(on)
      if (on) take()
    },
  }
}
