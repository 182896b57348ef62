# One image with the page and the host. The database: DATABASE_URL, or the embedded one in the volume /data. It runs without
# capabilities, as any user that may write to /data, on a file system that is read-only but for /data and /tmp.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm run sbom && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
COPY --from=build --chown=node:node /app/sbom.cdx.json ./
COPY --chown=node:node package.json tsconfig.json ./
COPY --chown=node:node api-spec ./api-spec
COPY --chown=node:node src/domain ./src/domain
COPY --chown=node:node src/languages ./src/languages
COPY --chown=node:node server ./server
COPY --chown=node:node demo ./demo
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# A minute to finish what was begun: docker stop --time 60.
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://localhost:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--import", "tsx", "server/main.ts"]
