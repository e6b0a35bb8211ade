import { createFileRoute, notFound } from '@tanstack/react-router'
import { FramePage } from '../dev/frame-page.tsx'

/** The frame with all optional parts, for development and tests. */
export const Route = createFileRoute('/dev/frame')({
  beforeLoad: ({ context }) => {
    if (!context.scope.showGallery) throw notFound()
  },
  component: FramePage,
})
