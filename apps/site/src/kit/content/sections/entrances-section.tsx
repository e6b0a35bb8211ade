import type { Entrance } from '@marram/contract/content/section-shape'
import { useContentEnvironment } from '../content-environment.ts'
import { tabAttributes } from '../content-link.tsx'
import type { SectionOf } from '../content-model.ts'
import { CoverPicture } from '../cover-picture.tsx'
import { presentLink } from '../rules/link-rules.ts'
import { SectionFrame, type SectionProps } from './section-frame.tsx'

/** Ways into the site as tiles. What is not in this edition has no way in. */
export function EntrancesSection({ section, ...place }: SectionProps<SectionOf<'SectionEntrances'>>) {
  const items = section.items.flatMap((item) => (item.path ? [{ ...item, path: item.path }] : []))
  if (items.length === 0) return null
  return (
    <SectionFrame {...place} title={section.title} intro={section.intro}>
      <ul className="entrances">
        {items.map((item) => (
          <li key={item.id}>
            <EntranceTile {...item} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

function EntranceTile({ title, text, image, path }: Entrance & { readonly path: string }) {
  const link = presentLink(path, useContentEnvironment())
  if (link === null) return null
  return (
    <a href={link.href} className={image ? 'area-tile' : 'area-tile entrance--plain'} {...tabAttributes(link)}>
      {image ? (
        <CoverPicture asset={image} alt="" width={795} height={530} sizes="(width >= 64rem) 33vw, 100vw" />
      ) : null}
      <span className="area-tile__text">
        <b>{title}</b>
        {text ? <span>{text}</span> : null}
      </span>
    </a>
  )
}
