import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy, Suspense } from 'react'
import { ContentForm } from './content-form.tsx'

const LazyForm = lazy(async () => ({ default: (await import('./content-form.tsx')).ContentForm }))

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
