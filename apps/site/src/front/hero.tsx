import { Picture } from '@marram/ui/picture'
import { useQuery } from '@tanstack/react-query'
import { sceneUrl } from '../kit/pictures.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { DeferredSearchBox } from '../search/box/deferred-search-box.tsx'
import { lodgingCountQuery } from './front-queries.ts'

export function Hero() {
  const { messages, scope } = usePageContext()
  const { data: count } = useQuery(lodgingCountQuery(scope))
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero__picture">
        <Picture
          src={sceneUrl('dunes', 'd4', 'day')}
          alt=""
          width={1600}
          height={1000}
          widths={[640, 960, 1280, 1920]}
          sizes="100vw"
          priority
        />
      </div>
      <div className="wrap hero__content">
        <div className="hero__text">
          <h1 id="hero-title">{messages.front.headline}</h1>
          <p>
            {count === undefined ? null : `${messages.front.intro(count)} `}
            {messages.front.introPrice}
          </p>
        </div>
        <DeferredSearchBox />
      </div>
    </section>
  )
}
