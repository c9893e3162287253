# Site and API in one image. `docker build -f deploy/site-and-api.Dockerfile --build-arg GATSBY_SITE_URL=https://photo.example.org .`
# The site is the same on every platform: it is built once, on the builder's own, and never under emulation.
FROM --platform=$BUILDPLATFORM node:24.21-bookworm-slim AS build
ARG GATSBY_SITE_URL
# What its pages say of whoever runs it, its languages, and how long the server keeps data.
ARG GATSBY_SUPPORT_EMAIL
ARG GATSBY_CONTROLLER
ARG GATSBY_LEGAL_BASIS
ARG GATSBY_BUILD_LANGS
ARG GATSBY_OFFLINE
ARG TEMPORARY_MINUTES
ARG TOKEN_DAYS
ARG MEDIA_DAYS
ARG FEEDBACK_DAYS
ARG OUTCOME_DAYS
ENV GATSBY_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The build stops without its public address.
RUN NODE_ENV=production GATSBY_SITE_URL=$GATSBY_SITE_URL npm run build

FROM node:24.21-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY deploy/api-packages.mjs deploy/
# What the server imports, at the versions of the lock file; the site's packages stay out.
RUN node deploy/api-packages.mjs && npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
# Programs for browsers, maps and types, which a server never opens: 118 of 293 MB.
RUN find node_modules \( -name "*_wasm_bin.*" -o -name "litert_wasm_threaded*" -o -name "litert_wasm_jspi*" \
  -o -name "*.map" -o -name "*.d.ts" -o -name "*.d.mts" -o -name "*.d.cts" -o -path "*/pdf-lib/dist/*" \) -type f -delete

FROM node:24.21-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 PHOTO_DATA_DIR=/data PUBLIC_DIR=/app/public HOST=0.0.0.0 PORT=4000
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json tsconfig.json ./
COPY catalogue catalogue
COPY content content
COPY contract contract
COPY docs/api.md docs/api.md
COPY drawing drawing
COPY locales locales
COPY photo photo
COPY server server
# What the texts of content/ refer to.
COPY static/images static/images
COPY scripts/backup.ts scripts/feedback.ts scripts/outcomes.ts scripts/
COPY tools/command-line.ts tools/
COPY --from=build /app/public public
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "server/main.ts"]
