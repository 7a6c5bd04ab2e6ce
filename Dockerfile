# The server as an image: docs/running.md tells how to build and run it.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /vritti
COPY package.json package-lock.json ./
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
# The image has a Node of its own; PostgreSQL's links are made here, because nothing can be written later.
RUN node -e "import('./scripts/pages.mjs').then(({ buildPages }) => buildPages(process.execPath))" \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.cache .react-router \
  && node -e "import('./server/platform/postgres/binaries.ts').then((them) => them.findPostgresBinaries())"

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.licenses=AGPL-3.0-only
WORKDIR /vritti
COPY --from=build /vritti ./
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=0 \
  NODE_OPTIONS="--max-semi-space-size=16 --max-old-space-size=512" MALLOC_MMAP_THRESHOLD_=131072
HEALTHCHECK --interval=15s --timeout=5s --start-period=180s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server/main.ts"]
