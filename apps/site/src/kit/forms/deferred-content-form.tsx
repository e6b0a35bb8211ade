import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../lazy-part.ts'
import { ContentForm } from './content-form.tsx'

const LazyForm = lazyPart(async () => (await import('./content-form.tsx')).ContentForm)

/** The server writes the form at once, so that it works without script; a browser fetches its code when it meets one. */
const formHere = createIsomorphicFn()
  .server(() => ContentForm)
  .client(() => LazyForm)

export function DeferredContentForm(props: ComponentProps<typeof ContentForm>) {
  const Form = formHere()
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
}
