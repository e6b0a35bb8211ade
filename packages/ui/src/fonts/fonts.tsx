import figtree from './figtree.woff2?url'
import fraunces from './fraunces.woff2?url'

/**
 * Every page needs these two files for its first paint: preload them in the head with `<link rel="preload" as="font"
 * type="font/woff2" crossorigin>`.
 */
export const preloadedFonts: readonly string[] = [figtree, fraunces]
