# The API alone: no Gatsby, no browser, nothing that only builds or tests. `docker build -f deploy/api.Dockerfile .`
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
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 PHOTO_DATA_DIR=/data HOST=0.0.0.0 PORT=4000
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
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The program itself, not npm: SIGTERM reaches it.
CMD ["node", "--import", "tsx", "server/main.ts"]
