import { Picture } from '@marram/ui/picture'
import { useEffect, useRef } from 'react'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { HousePicture } from '../house-pictures.ts'

type LightboxOverviewProps = {
  readonly pictures: readonly HousePicture[]
  readonly onChoose: (index: number) => void
}

/** All pictures small, room by room in the order of the gallery. */
export function LightboxOverview({ pictures, onChoose }: LightboxOverviewProps) {
  const words = usePageMessages('house')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const rooms = [...new Set(pictures.map(({ room }) => room))]
  return (
    <div className="lightbox__overview" ref={list}>
      {rooms.map((room) => (
        <section key={room} aria-labelledby={`room-${room}`}>
          <h3 className="minor" id={`room-${room}`}>
            {words.pictures[room]}
          </h3>
          <ul>
            {pictures.map((picture, index) =>
              picture.room === room ? (
                <li key={picture.src}>
                  <button
                    type="button"
                    aria-label={words.gallery.open(picture.caption, index + 1)}
                    onClick={() => onChoose(index)}
                  >
                    <Picture src={picture.src} alt="" width={412} height={275} widths={[412]} sizes="12rem" />
                  </button>
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}
