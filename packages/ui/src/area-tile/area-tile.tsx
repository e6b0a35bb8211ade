import { Badge } from '../badge/badge.tsx'
import { classNames } from '../class-names/class-names.tsx'
import { Picture, type PictureProps } from '../picture/picture.tsx'

export interface AreaTileProps {
  /** Without it the tile is not a link. */
  href?: string
  name: string
  text?: string
  /** Formatted number of houses, such as "214 Häuser". */
  count?: string
  picture: PictureProps
  className?: string
}

export function AreaTile({ href, name, text, count, picture, className }: AreaTileProps) {
  const Tile = href === undefined ? 'div' : 'a'
  return (
    <Tile className={classNames('area-tile', className)} {...(href !== undefined && { href })}>
      <Picture {...picture} />
      <span className="area-tile__text">
        <b>{name}</b>
        {text ? <span>{text}</span> : null}
      </span>
      {count ? <Badge className="area-tile__count">{count}</Badge> : null}
    </Tile>
  )
}
