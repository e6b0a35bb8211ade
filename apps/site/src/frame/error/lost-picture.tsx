import { pictureUrl, widthSet } from '@marram/ui/picture/picture-url.ts'
import { sceneUrl } from '../../kit/pictures.ts'

const picture = sceneUrl('beach', 'b2', 'day')
const pictureSize = { width: 1600, height: 1000 }

/** Background of an error page. */
export function LostPicture() {
  return (
    <img
      src={pictureUrl(picture, { ...pictureSize, format: 'webp' })}
      srcSet={widthSet(picture, { ...pictureSize, format: 'webp' }, [640, 1280, 1920])}
      sizes="100vw"
      alt=""
      {...pictureSize}
      fetchPriority="high"
    />
  )
}
