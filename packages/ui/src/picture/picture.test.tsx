import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

test('a picture has the newest format, double size for high-density screens, and reserves its space', () => {
  const html = renderToString(<Picture src="/services/images/own/living" alt="Wohnzimmer" width={640} height={427} />)
  const [first = ''] = html.match(/<source[^>]*>/) ?? []
  expect(first).toContain('type="image/avif"')
  expect(first).toMatch(/srcSet="[^"]*format=avif&amp;w=640&amp;h=427 1x, [^"]*w=1280&amp;h=854 2x"/)
  const [image = ''] = html.match(/<img[^>]*>/) ?? []
  expect(image).toContain('width="640"')
  expect(image).toContain('loading="lazy"')
  expect(image).toContain('src="/services/images/own/living?format=jpg&amp;w=640&amp;h=427"')
  expect(image).not.toContain('srcSet')
})

test('a loading picture shows its colours, which are never sent to the server', () => {
  const html = renderToString(
    <Picture src="/services/images/own/living#8ec0d8-eaf0e4-b3b077" alt="" width={640} height={427} priority />,
  )
  const [image = ''] = html.match(/<img[^>]*>/) ?? []
  expect(image).toContain('style="background:linear-gradient(#8ec0d8,#eaf0e4 57%,#b3b077 61%)"')
  expect(html.replace(/style="[^"]*"/, '')).not.toContain('#')
})

test('a picture above the fold is loaded first', () => {
  const html = renderToString(
    <Picture
      src="/services/images/own/lighthouse"
      alt="Leuchtturm in den Dünen"
      width={800}
      height={640}
      widths={[412, 795, 1232]}
      sizes="100vw"
      priority
    />,
  )
  const [image = ''] = html.match(/<img[^>]*>/) ?? []
  expect(image).toContain('fetchPriority="high"')
  expect(image).toContain('loading="eager"')
  const [preload = ''] = html.match(/<link rel="preload"[^>]*>/) ?? []
  expect(preload).toContain('as="image"')
  expect(preload).toContain('fetchPriority="high"')
  expect(preload).toMatch(/imageSrcSet="[^"]*format=avif&amp;w=412&amp;h=330 412w/)
})

test('a picture above the fold of wide windows only is preloaded by these, and lazy in others', () => {
  const html = renderToString(
    <Picture src="/services/images/own/hall" alt="" width={412} height={275} preloadMedia="(min-width: 64rem)" />,
  )
  const [preload = ''] = html.match(/<link rel="preload"[^>]*>/) ?? []
  expect(preload).toContain('media="(min-width: 64rem)"')
  expect(preload).not.toContain('fetchPriority')
  expect(html.match(/<img[^>]*>/)?.[0]).toContain('loading="lazy"')
})
