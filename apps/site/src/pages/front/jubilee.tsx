import { Picture } from '@marram/ui/picture'
import { sceneUrl } from '../../data/pictures.ts'
import { usePageContext } from '../../scope/page-context.ts'

export function Jubilee() {
  const { messages } = usePageContext()
  return (
    <section className="section" aria-labelledby="jubilee">
      <div className="wrap jubilee">
        <div className="jubilee__media">
          <Picture src={sceneUrl('house-thatched', 'm3', 'dusk')} alt="" width={620} height={496} />
        </div>
        <div className="jubilee__text">
          <p className="eyebrow">{messages.front.jubileeEyebrow}</p>
          <h2 id="jubilee">{messages.front.jubileeTitle}</h2>
          <p className="lead">{messages.front.jubileeText}</p>
        </div>
      </div>
    </section>
  )
}
