import { classNames } from '@marram/ui/class-names'
import { Picture } from '@marram/ui/picture'
import type { MouseEvent } from 'react'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { HousePicture } from '../house-pictures.ts'

type GalleryItemProps = {
  readonly picture: HousePicture
  readonly index: number
  /** Only phones show it, in their strip. */
  readonly isExtra: boolean
  readonly onOpen: (event: MouseEvent) => void
}

// Cards ask for the first two as well, so the image service has most of them ready.
const widths = [412, 824, 1236]
const largeSizes = '(min-width: 80rem) 45rem, (min-width: 64rem) 58vw, 100vw'
const smallSizes = '(min-width: 64rem) 22rem, 100vw'

/** A link to the picture itself; with script it opens among the others. */
export function GalleryItem({ picture, index, isExtra, onOpen }: GalleryItemProps) {
  const { open } = usePageMessages('house').gallery
  return (
    <li className={classNames('gallery__item', isExtra && 'gallery__item--extra')}>
      <a href={picture.href} aria-label={open(picture.caption, index + 1)} onClick={onOpen}>
        <Picture
          src={picture.src}
          alt=""
          width={412}
          height={275}
          widths={widths}
          sizes={index === 0 ? largeSizes : smallSizes}
          priority={index === 0}
        />
      </a>
    </li>
  )
}
