import { Gallery } from '@marram/ui/gallery'
import styles from '@marram/ui/gallery/gallery.css?url'
import { PageStyles } from '../kit/page-styles.tsx'

export function GalleryPage() {
  return (
    <>
      <PageStyles href={styles} />
      <Gallery />
    </>
  )
}
