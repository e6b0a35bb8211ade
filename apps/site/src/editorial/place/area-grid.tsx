import type { AreaSummary } from '@marram/contract/content/shapes'
import { AreaTile } from '@marram/ui/area-tile'

export function AreaGrid({ areas }: { areas: readonly AreaSummary[] }) {
  return (
    <ul className="area-list">
      {areas.map(({ sys, title, path, intro, image }) => (
        <li key={sys.id}>
          <AreaTile
            name={title}
            {...(path !== null && { href: path })}
            {...(intro && { text: intro.split(/(?<=[.!?])\s/)[0] ?? intro })}
            picture={{ src: image?.url ?? '/services/images/own/demo/dunes/coast/0', alt: '', width: 480, height: 360 }}
          />
        </li>
      ))}
    </ul>
  )
}
