import { Badge } from '../badge/badge.tsx'
import { classNames } from '../class-names/class-names.tsx'
import { Picture, type PictureProps } from '../picture/picture.tsx'

export interface AreaTileProps {
  href: string
  name: string
  text: string
  /** Such as "214 Häuser". */
  count?: string
  picture: PictureProps
  className?: string
}

export function AreaTile({ href, name, text, count, picture, className }: AreaTileProps) {
  return (
    <a className={classNames('area-tile', className)} href={href}>
      <Picture {...picture} />
      <span className="area-tile__text">
        <b>{name}</b>
        <span>{text}</span>
      </span>
      {count ? <Badge className="area-tile__count">{count}</Badge> : null}
    </a>
  )
}
