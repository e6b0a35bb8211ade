import { showHouse } from '@marram/contract/desk/houses'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { asking } from '../kit/desk-client.ts'
import { addRecent } from '../kit/recent.ts'
import { startPage } from '../kit/start-page.ts'
import { HouseDetail } from './house-detail.tsx'
import { HouseState } from './house-state.tsx'
import { words } from './words.ts'

export function HousePage() {
  const { house = '' } = useParams({ strict: false })
  const name = house.toUpperCase()
  const { data: shown } = useQuery(asking(showHouse, { house: name, edition: startPage.edition }))
  const title = shown?.title
  useEffect(() => {
    if (title !== undefined) addRecent({ path: `/desk/houses/${name}/`, name: `${name} ${title}`, about: words.facts })
  }, [name, title])
  return (
    <div className="page">
      <div className="page__head">
        <Link className="btn btn--bare btn--28 btn--square" to="/desk/houses/" aria-label={words.backToList}>
          <ArrowLeft className="i" aria-hidden="true" />
        </Link>
        <h1>
          {name} {title}
        </h1>
        {shown && <HouseState isActive={shown.isActive} isPill />}
      </div>
      <HouseDetail key={name} house={name} />
    </div>
  )
}
