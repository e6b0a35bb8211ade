import { Icon } from '@marram/ui/icon'
import { useEffect, useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { FrameArt } from '../frame-data.ts'
import { ArtImage } from './footer-art.tsx'

/** Shows three partners at a time. The rotation pauses on hover, on focus, by its button, and with reduced motion. */
export function FooterPartners({ partners }: { partners: readonly FrameArt[] }) {
  const { footer } = usePageContext().messages
  const { turn, isMoving, isPaused, setPaused, hold } = useTurns(partners.length > 1)
  if (partners.length === 0) return null
  return (
    <div className="footer__partners" data-wakes={partners.length > 1 ? 'seen' : undefined} {...hold}>
      <ul className="footer__logos" aria-label={footer.partners}>
        {shownAt(partners, turn).map((partner) => (
          <li key={partner.name}>
            <ArtImage art={partner} height={36} />
          </li>
        ))}
      </ul>
      {isMoving ? (
        <button type="button" className="footer__pause" onClick={() => setPaused(!isPaused)}>
          <Icon name={isPaused ? 'play' : 'pause'} label={isPaused ? footer.playPartners : footer.pausePartners} />
        </button>
      ) : null}
    </div>
  )
}

/** `isMoving` is false on the server, without script and with reduced motion: there is nothing to pause. */
function useTurns(hasMany: boolean) {
  const [turn, setTurn] = useState(0)
  const [isMoving, setMoving] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
    const follow = (): void => setMoving(hasMany && !calm.matches)
    follow()
    calm.addEventListener('change', follow)
    return () => calm.removeEventListener('change', follow)
  }, [hasMany])
  useEffect(() => {
    if (!isMoving || isPaused || isHeld) return
    const timer = setInterval(() => setTurn((current) => current + 1), rotationMs)
    return () => clearInterval(timer)
  }, [isMoving, isPaused, isHeld])
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return { turn, isMoving, isPaused, setPaused, hold }
}

const rotationMs = 3000
const shownAtOnce = 3

/** Three of the list, shifted by one with each turn; a shorter list is shown whole. */
export function shownAt<T>(list: readonly T[], turn: number): T[] {
  const count = Math.min(shownAtOnce, list.length)
  return Array.from({ length: count }, (_, place) => list[(turn + place) % list.length]).filter(
    (item) => item !== undefined,
  )
}
