import { AreaTile } from '@marram/ui/area-tile'
import { TextLink } from '@marram/ui/text-link'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { MenuItem } from '../frame-data.ts'
import { MenuTitle } from './mega-menu-label.tsx'

/**
 * The content of a panel: columns and a picture, pictures only, or one list. Its foot links to the page of the entry
 * itself.
 */
export function MegaMenuPanel({ item }: { item: MenuItem }) {
  const { messages } = usePageContext()
  return (
    <>
      {item.kind === 'gallery' ? (
        <Tiles items={item.items} />
      ) : item.kind === 'list' ? (
        <List items={item.items} />
      ) : (
        <Columns items={item.items} />
      )}
      {item.href === null ? null : (
        <div className="mega__foot">
          {item.text ? <p className="small">{item.text}</p> : null}
          <TextLink href={item.href} iconAfter="arrow-right">
            {messages.header.seeAll(item.title)}
          </TextLink>
        </div>
      )}
    </>
  )
}

function Columns({ items }: { items: readonly MenuItem[] }) {
  const groups = items.filter((item) => item.items.length > 0)
  const tiles = items.filter((item) => item.items.length === 0 && item.picture)
  const loose = items.filter((item) => item.items.length === 0 && !item.picture)
  return (
    <div className="mega__grid">
      {groups.map((group) => (
        <div key={group.id}>
          <p className="mega__title" id={`mega-${group.id}`}>
            {group.href ? <a href={group.href}>{group.title}</a> : group.title}
          </p>
          <Links items={group.items} labelledBy={`mega-${group.id}`} />
        </div>
      ))}
      {loose.length > 0 ? <Links items={loose} /> : null}
      {tiles.slice(0, 2).map((tile) => (
        <Tile key={tile.id} item={tile} />
      ))}
    </div>
  )
}

function List({ items }: { items: readonly MenuItem[] }) {
  return (
    <div className="mega__single">
      <Links items={items.flatMap((item) => [item, ...item.items]).filter(({ href }) => href !== null)} />
    </div>
  )
}

function Tiles({ items }: { items: readonly MenuItem[] }) {
  return (
    <div className="mega__tiles">
      {items.map((item) =>
        item.picture ? <Tile key={item.id} item={item} /> : <Links key={item.id} items={[item]} />,
      )}
    </div>
  )
}

function Links({ items, labelledBy }: { items: readonly MenuItem[]; labelledBy?: string }) {
  return (
    <ul className="mega__list" {...(labelledBy && { 'aria-labelledby': labelledBy })}>
      {items.map((item) => (
        <li key={item.id}>
          <a className="mega__link" href={item.href ?? '/'}>
            <MenuTitle item={item} />
            {item.text ? <span className="mega__text">{item.text}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Tile({ item }: { item: MenuItem }) {
  if (!item.picture) return null
  const { url, contentType } = item.picture
  return (
    <AreaTile
      name={item.title}
      {...(item.href && { href: item.href })}
      {...(item.text && { text: item.text })}
      picture={{ src: url, alt: '', width: 360, height: 270, fit: 'cover', ...(contentType && { contentType }) }}
    />
  )
}
