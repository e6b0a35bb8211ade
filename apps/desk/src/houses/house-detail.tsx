import './houses.css'
import { type ShownHouse, showHouse } from '@marram/contract/desk/houses'
import { copenhagenDay, parseIsoDay } from '@marram/domain/iso-day'
import { buildPath } from '@marram/i18n/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BookOpen, ChartGantt, CircleCheck, ExternalLink, TriangleAlert } from 'lucide-react'
import { asking } from '../kit/desk-client.ts'
import { format } from '../kit/format.ts'
import { HousePicture } from '../kit/house-picture.tsx'
import { may } from '../kit/permissions.ts'
import { QueryState } from '../kit/query-state.tsx'
import { startPage } from '../kit/start-page.ts'
import { CalendarsPanel } from './calendars-panel.tsx'
import { HouseState } from './house-state.tsx'
import { words } from './words.ts'

type Props = { readonly house: string; readonly isPreview?: boolean }

/** On its own page and beside the list: facts, what is missing and how to mend it, calendars. */
export function HouseDetail({ house, isPreview = false }: Props) {
  const query = useQuery(asking(showHouse, { house, edition: startPage.edition }))
  const shown = query.data
  if (shown === undefined) return <QueryState query={query} own={{ 'unknown-house': words.unknownHouse }} />
  return (
    <div className={isPreview ? 'house house--preview' : 'house'}>
      {isPreview && (
        <div>
          <h2 className="preview__name">{shown.title}</h2>
          <HouseState isActive={shown.isActive} isPill />
        </div>
      )}
      <Links shown={shown} />
      <div className="house__grid">
        <Facts shown={shown} />
        <Gaps shown={shown} />
        {may('houses.write') && <CalendarsPanel house={shown.name} />}
      </div>
    </div>
  )
}

function Links({ shown: { name, isActive } }: { readonly shown: ShownHouse }) {
  return (
    <div className="btns">
      <Link className="btn" to="/desk/plan/" search={{ q: name.toUpperCase() }}>
        <ChartGantt className="i" aria-hidden="true" /> {words.toPlan}
      </Link>
      <Link className="btn" to="/desk/bookings/" search={{ q: name, from: 'today', sort: 'arrival' }}>
        <BookOpen className="i" aria-hidden="true" /> {words.toBookings}
      </Link>
      {isActive && (
        <a
          className="btn"
          href={buildPath(startPage.edition, { kind: 'lodging', name })}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink className="i" aria-hidden="true" /> {words.toPage}
        </a>
      )}
    </div>
  )
}

function Facts({ shown }: { readonly shown: ShownHouse }) {
  const published = parseIsoDay(shown.publishedOn)
  const registration = shown.isRegistrationDeclared ? words.noRegistration : words.registrationUnknown
  const facts = [
    [words.address, shown.address.endsWith(shown.area) ? shown.address : `${shown.address}, ${shown.area}`],
    [words.columns.persons, words.persons(shown.persons)],
    [words.built, words.builtIn(shown.builtYear, shown.renovatedYear)],
    [words.registration, shown.registrationNumber ?? registration],
    [words.pictures, format.number(shown.pictures)],
    ...(published === null ? [] : [[words.published, words.publishedOn(format.day(published, 'numeric'))]]),
    [words.updated, format.day(copenhagenDay(new Date(shown.updatedAt)), 'numeric')],
  ]
  return (
    <section className="panel" aria-labelledby="facts">
      <div className="panel__head">
        <h2 id="facts">{words.facts}</h2>
      </div>
      <div className="house__facts">
        <HousePicture src={shown.picture} width={132} height={88} />
        <dl className="facts">
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Gaps({ shown: { missing } }: { readonly shown: ShownHouse }) {
  return (
    <section className="panel" aria-labelledby="gaps">
      <div className="panel__head">
        <h2 id="gaps">{words.missing}</h2>
        {missing.length > 0 && <span className="count count--waits">{missing.length}</span>}
      </div>
      {missing.length === 0 ? (
        <div className="done">
          <CircleCheck className="i" aria-hidden="true" />
          <b>{words.complete}</b>
          {words.completeMore}
        </div>
      ) : (
        <>
          <ul className="rows">
            {missing.map((gap) => (
              <li key={gap} className="house__gap">
                <TriangleAlert className="i i--16" aria-hidden="true" />
                <div>
                  <b>{words.gaps[gap]}</b>
                  <p className="muted">{words.mend[gap]}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className="house__how">
            {words.mendHow} <code>npx marram catalogue from-csv ./agency</code>
          </p>
        </>
      )}
    </section>
  )
}
